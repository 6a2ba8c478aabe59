/** `migrate.ts FROM TO`: changes the content as the versions after one and up to another need it. A step of `update`. */
import { order } from './changes-between.ts';
import { contentOf } from './content-files.ts';
import { MIGRATIONS } from './migrations.ts';

const [from = '', to = ''] = process.argv.slice(2);
const content = contentOf('content');
for (const { version, says, change } of MIGRATIONS) {
  if (order(version, from) <= 0 || order(version, to) > 0) continue;
  change(content);
  console.log(`Content for version ${version}: ${says}`);
}
