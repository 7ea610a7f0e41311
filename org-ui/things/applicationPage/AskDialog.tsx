import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field, Values } from '../../../web-kit/form/fields.ts';
import { likewise } from '../../../web-kit/sends.ts';
import type { Load } from '../../../web-kit/table/query.ts';
import { triedPageOf } from '../../base/paths.ts';
import { useOperator } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Loading } from '../../parts/page/Loading.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { texts } from './texts.ts';
import { isUser, type Method, type Tries } from './tries.ts';

const t = texts.ask;
type Key = 'username' | 'method';
export type Asks = {
  /** What is signed in to. */
  about: string;
  title: string;
  text: string;
  /** What the user name is. */
  hint: string;
  /** The users of the application. */
  users: Load<{ username: string | null }>;
  /** Whether it can be chosen how the phone is asked. */
  choosesMethod?: boolean;
  tries: Tries;
};
type Props = Asks & { onClose: () => void };

/**
 * Asks who tries a sign-in that a phone approves, by default the operator, where they are a user of the application. Leads
 * to the page that shows what comes of it.
 */
export function AskDialog({ about, title, text, hint, users, choosesMethod = false, tries, onClose }: Props) {
  const navigate = useNavigate();
  const begun = useRef('');
  const email = useOperator()?.email;
  const { data: username, error } = useQuery({
    queryKey: [...users.queryKey, 'tries', email],
    queryFn: async () => ((await isUser(users, email!)) ? email! : ''),
    enabled: email !== undefined,
  });
  if (username === undefined && !error)
    return (
      <TitledDialog
        title={title}
        buttons={<Button onClick={onClose}>{words.close}</Button>}
        onClose={onClose}
      >
        <Loading />
      </TitledDialog>
    );
  const name: Field<Key> = { key: 'username', label: t.username, required: true, max: 200, hint };
  const choices = Object.entries(t.methods).map(([value, label]) => ({ value, label }));
  const method: Field<Key> = { key: 'method', label: t.method, choices };
  return (
    <FormDialog<Key>
      about={`try ${about}`}
      title={title}
      text={text}
      fields={choosesMethod ? [name, method] : [name]}
      initial={{ username: username ?? '', method: 'phone' }}
      submit={t.begin}
      run={likewise(tries, async (sent: Values<Key>) => {
        begun.current = (await tries(sent.username, sent.method as Method)).id;
      })}
      onSent={() => navigate(triedPageOf(begun.current))}
      onClose={onClose}
    />
  );
}
