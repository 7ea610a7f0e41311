import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { backupToken, fetchBackup, leavesWithBackup } from '../../test/people/leaving.ts';
import { adminOf, type Operator, operatorOf, shopper, webApp } from '../../test/people/people.ts';
import { type Here, mailsOf, sharedProduct } from '../../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});
/** The texts of the files in an archive that open with this passphrase. */
async function opened(archive: Blob, password = '') {
  const files = new Map<string, string>();
  for (const entry of await new ZipReader(new BlobReader(archive), { password }).getEntries())
    if (!entry.directory && (password || !entry.encrypted))
      files.set(entry.filename, await entry.getData(new TextWriter()));
  return files;
}
async function withShop() {
  const ada = await operatorOf(product);
  const username = `=HYPERLINK ${ada.subdomain}`;
  await shopper(product, await webApp(ada)).register(username);
  return { ada, username };
}
let leaving: { ada: Operator; username: string; passphrase: string; token: string };
beforeAll(async () => {
  const { ada, username } = await withShop();
  const rival = await operatorOf(product);
  await webApp(rival);
  const { passphrase } = await leavesWithBackup(ada);
  leaving = { ada, username, passphrase: passphrase!, token: await backupToken(product, ada) };
});

test('the mailed link gives an archive that a person can read, once', async () => {
  const { ada, username, token } = leaving;
  const archive = await fetchBackup(product, token);
  const files = await opened(archive);
  const index = files.get('index.html')!;
  files.delete('index.html');
  for (const name of files.keys()) expect(index).toContain(`href="${name}"`);
  const users = JSON.parse(files.get('lists/users.json')!);
  expect(users).toMatchObject([{ username, organisationId: ada.uniqueId }]);
  // A spreadsheet would run it as a formula.
  expect(files.get('lists/users.csv')).toContain(`'${username}`);
  expect(files.get('lists/operators.csv')).toContain(ada.email);
  const history = files
    .get('history.jsonl')!
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(history.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['OrganisationRegistered', 'OperatorRegistered', 'UserRegistered', 'DeviceAdded']),
  );
  expect(JSON.stringify([...files.values()])).not.toMatch(/"(?:secret|sealed|blob)":/);
  expect([...files.keys()].filter((name) => name.startsWith('restore/'))).toEqual([]);
  expect(await refusal(fetchBackup(product, token))).toEqual(refusing('organisation.backupShared'));
  const staff = await adminOf(product);
  const { data } = await staff.call('GET /admin/requests/list/:type', { type: 'DELETE', limit: 100 });
  expect(data.find(({ id }) => id === ada.uniqueId)).toMatchObject({ isBackup: true, isBackupShared: true });
});
test('the team is told who asked, and the passphrase is in no mail', async () => {
  const { ada, passphrase } = leaving;
  const mails = (await mailsOf(product)).filter(({ to }) => to === ada.email);
  const about = mails.find(({ subject }) => subject === 'Acme will be deleted')!;
  expect(about.text).toContain('Ada Lovelace has asked for the deletion of Acme');
  for (const { text, html } of mails) expect(text + html).not.toContain(passphrase.slice(0, 9));
});
test('of two who fetch it at the same moment, one gets a whole archive', async () => {
  const { ada } = await withShop();
  await leavesWithBackup(ada);
  const token = await backupToken(product, ada);
  const all = await Promise.allSettled([fetchBackup(product, token), fetchBackup(product, token)]);
  expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
test('a request that was taken back has no backup, and a token of another kind none either', async () => {
  const ada = await operatorOf(product);
  await leavesWithBackup(ada);
  const token = await backupToken(product, ada);
  const staff = await adminOf(product);
  await staff.call('POST /admin/reactivate/:id', { id: ada.uniqueId });
  expect(await refusal(fetchBackup(product, token))).toEqual(refusing('organisation.noBackup'));
  const other = product.system.tokens.seal('invite', { organisationId: ada.uniqueId, dueAt: '' }, 60);
  expect(await refusal(fetchBackup(product, other))).toEqual(refusing('session.token'));
});
