import config from '../../playwright.config.ts';
import { describeComingBack } from './come-back.ts';
import { test } from './fixtures.ts';

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

describeComingBack(true);
