/** What no first view waits for, fetched once the page has loaded: cookie banner, popup and the like. */
import { askForConsent, listenForConsent } from './cookie-banner.ts';
import { scheduleFeaturedPopup } from './featured-popup.ts';
import { layOutLateParts } from './late-layout.ts';

listenForConsent();
layOutLateParts();
askForConsent();
scheduleFeaturedPopup();
