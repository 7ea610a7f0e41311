import { Typography } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { useIds } from '../../base/session.ts';
import { Section } from '../../parts/page/Section.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { giveRole, roleAbout, roleName } from './roles.ts';
import { type Member, nameOf } from './team.ts';
import { texts } from './texts.ts';

const t = texts.role;

/** What a member may do, and the button that changes it. Nobody changes the own role here. */
export function Role({ member }: { member: Member }) {
  const { userId, role } = member;
  const [changing, setChanging] = useState(false);
  const isOwn = useIds().userId === userId;
  const button = !isOwn && (
    <OpenButton to={giveRole} onClick={() => setChanging(true)}>
      {t.change}
    </OpenButton>
  );
  return (
    <Section title={t.title} buttons={button}>
      <Typography>{roleName(role)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {roleAbout(role)}
      </Typography>
      {changing && <ChangeRole member={member} onClose={() => setChanging(false)} />}
    </Section>
  );
}

/** Asks for another role, and says from when it counts. The toast afterwards offers to give the one before again. */
function ChangeRole({ member, onClose }: { member: Member; onClose: () => void }) {
  const { userId, role: before } = member;
  const name = nameOf(member);
  const [role, setRole] = useState(before);
  return (
    <FormDialog
      about={`role ${userId}`}
      title={t.changeOf(name)}
      text={t.changeText}
      fields={[]}
      run={likewise(giveRole, () => giveRole(userId, role))}
      submit={t.change}
      done={t.given(name, roleName(role))}
      undo={{ run: () => giveRole(userId, before), done: t.given(name, roleName(before)) }}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
    </FormDialog>
  );
}
