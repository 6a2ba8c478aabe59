import { type Problem, problemsSaid, fieldName, textsIn } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** Sites that live from links to casinos, which no statement may rest on. */
const AFFILIATES =
  /^https:\/\/(?:[\w-]+\.)*(?:completeigaming|theplaybookusa|zonadeazar|topgamb|gambleonline|casinocabbie|casinonewsdaily|thirdsectorawards|casino\.guru|askgamblers|allbets|wisecasinopicks|supercasinosites|bestliveroulette|casinoaurum)(?:\.[\w-]+)*(?:[/?#]|$)/i;

/** No address in the content is that of an affiliate site. */
export const checkSources = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const { file, data } of Object.values(content).flat()) {
      for (const { path, text } of textsIn(data)) {
        if (!AFFILIATES.test(text)) continue;
        const expected = 'the page of the law, authority, service or publisher itself';
        say(file, fieldName(path), text, expected, 'That site lives from links to casinos');
      }
    }
  });
