import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallError } from '../call.ts';
import { type Form, useForm } from './useForm.ts';

function shownForm(): Form<'name'> {
  let form!: Form<'name'>;
  const Shown = () => {
    form = useForm([{ key: 'name', label: 'Name' }]);
    return null;
  };
  renderToString(<Shown />);
  return form;
}

test('a form hands on what the server answered, which says from where it can be taken back', async () => {
  const answer = { errorCode: 0, position: '7' };
  expect(await shownForm().send(async () => answer)).toBe(answer);
});
test('a refusal that is about none of the fields is thrown as it came', async () => {
  const refused = new CallError(409, { errorMessage: 'Somebody else has changed this.' });
  const sending = shownForm().send(async () => {
    throw refused;
  });
  await expect(sending).rejects.toBe(refused);
});
