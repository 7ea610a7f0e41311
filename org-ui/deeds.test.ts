import { expect, test } from 'vitest';
import { catalogues } from './languages/languages.ts';

const told = async (tag: keyof typeof catalogues, event: string, whom: string | null) => {
  const { sentences, deeds } = (await catalogues[tag]())['things/audit'];
  return [sentences.did('Ada', deeds.did(event, whom)), deeds.title(event)];
};

test.for([
  ['de', 'ApplicationSuspended', 'Wiki', 'Ada hat die Anwendung Wiki gesperrt', 'Anwendung gesperrt'],
  [
    'de',
    'GroupJoined',
    'Eve',
    'Ada hat Eve zu einer Gruppe hinzugefügt',
    'Jemanden zu einer Gruppe hinzugefügt',
  ],
  ['de', 'SignedIn', null, 'Ada hat sich angemeldet', 'Angemeldet'],
  ['es', 'InviteSent', 'e@b.io', 'Ada ha enviado una invitación a e@b.io', 'Ha enviado una invitación'],
  ['es', 'UserSuspended', null, 'Ada ha suspendido a un usuario', 'Ha suspendido a un usuario'],
  ['fr', 'UserSuspended', 'eve', 'Ada a suspendu l’utilisateur eve', 'A suspendu un utilisateur'],
  ['hi', 'PersonSuspended', 'Eve', 'Ada ने व्यक्ति Eve को निलंबित किया', 'व्यक्ति को निलंबित किया'],
] as const)('in %s, %s of %s is told as a sentence and alone', async ([tag, event, whom, sentence, title]) =>
  expect(await told(tag, event, whom)).toEqual([sentence, title]),
);

test('a name is told as it is, and an event that the page does not know is told in English', async () => {
  const [sentence] = await told('de', 'ApplicationDeleted', '$& [a|b] …');
  expect(sentence).toBe('Ada hat die Anwendung $& [a|b] … gelöscht');
  expect(await told('de', 'WikiPainted', 'Blue')).toEqual(['Ada painted the wiki Blue', 'Wiki painted']);
});
