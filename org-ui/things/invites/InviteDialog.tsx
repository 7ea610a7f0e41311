import { Button } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import type { MemberRole } from '../../../web-kit/domain/teamRoles.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Values } from '../../../web-kit/form/fields.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { isHosted } from '../applications/lists.ts';
import { chosenAs, type InviteForm, inviteFieldsOf, keptOthers, othersIn } from './fields.ts';
import { inviting } from './invite.ts';
import { Others } from './Others.tsx';
import { RoomAt } from './Room.tsx';
import { texts } from './texts.ts';

const t = texts;
type Invited = { name: string; email: string; given: boolean };
type Chosen = { value: MemberRole | null; onChange: (role: MemberRole) => void };
type Key = 'name' | 'email' | 'confirmEmail' | 'others' | 'role';
type Props = InviteForm & {
  title: string;
  text: string;
  /** The team or the application to invite to. */
  to: Pick<Parameters<typeof inviting>[0], 'type' | 'appId' | 'role'>;
  /** The choice of the role in a team, above the fields; the role of `to` is the usual one. */
  roles?: (chosen: Chosen) => ReactNode;
  onClose: () => void;
};

/** Invites a person by mail. A dialog then confirms an invitation to an application, a toast one to the team. */
export function InviteDialog({ to, unmarked, emailMissing, roles, ...dialog }: Props) {
  const [invited, setInvited] = useState<Invited>();
  const isGiven = useRef(false);
  const [sentOthers, keepOthers] = useState('');
  if (invited)
    return <Sent invited={invited} onAgain={() => setInvited(undefined)} onClose={dialog.onClose} />;
  return (
    <FormDialog
      {...dialog}
      about={`invite ${to.type} ${to.appId ?? ''}`}
      fields={[...inviteFieldsOf({ unmarked, emailMissing }), chosenAs('others'), chosenAs('role')]}
      // Another person is often invited to the same applications.
      initial={{ others: sentOthers }}
      run={likewise(inviting, async ({ name, email, others, role }: Values<Key>) => {
        const appIds = othersIn(others).map(({ appId }) => appId);
        const chosen = role ? { role: role as MemberRole } : {};
        const { given } = await inviting({ ...to, ...chosen, appIds, name, email });
        isGiven.current = given;
        keepOthers(others);
      })}
      submit={t.send}
      missing={t.missing}
      {...(to.appId
        ? { onSent: (sent: Omit<Invited, 'given'>) => setInvited({ ...sent, given: isGiven.current }) }
        : { done: t.sent })}
    >
      {({ values, change }) => {
        const others = othersIn(values.others);
        return (
          <>
            {roles?.({
              value: (values.role as MemberRole) || (to.role ?? null),
              onChange: (role) => change('role', role),
            })}
            {to.appId && (
              <>
                {isHosted(to.type) && (
                  <Others
                    besides={to.appId}
                    value={others}
                    onChange={(chosen) => change('others', keptOthers(chosen))}
                  />
                )}
                <RoomAt appIds={[to.appId, ...others.map(({ appId }) => appId)]} />
              </>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

type SentProps = { invited: Invited; onAgain: () => void; onClose: () => void };
/** Confirms an invitation that was sent, and offers to invite another person. */
function Sent({ invited: { name, email, given }, onAgain, onClose }: SentProps) {
  return (
    <TitledDialog
      title={given ? t.givenTitle : t.sentTitle}
      text={given ? t.givenText(name, email) : t.sentText(name, email)}
      buttons={
        <>
          <Button onClick={onAgain}>{t.another}</Button>
          <Button onClick={onClose} variant="contained" autoFocus>
            {words.close}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
