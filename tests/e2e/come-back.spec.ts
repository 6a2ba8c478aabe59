import { describeComingBack } from './come-back.ts';

// Playwright starts Chromium so that it keeps no page.
describeComingBack(false);
