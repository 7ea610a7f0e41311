import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import Check from '@mui/icons-material/Check';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import {
  Box,
  Button,
  Card,
  CardActionArea,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../../web-kit/call.ts';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { read } from '../../../web-kit/read.ts';
import { useIds, useOperator } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Embedded } from '../../parts/guides/Player.tsx';
import { applicationCount, teamSize, usersPerApplication } from '../../things/usage/alert.ts';
import { useUsed } from '../../things/usage/UsageAlert.tsx';
import { texts } from './texts.ts';

const { starter } = texts;

/** Shortcuts for a new operator. Closing it the first time is stored with the operator. */
export function GettingStarted({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { userId } = useIds();
  const first = useOperator()?.showStarter ?? false;
  const { mutate } = useVerb({
    run: () => call('PUT /updateOperator/:userId', { userId, showStarter: false }),
  });
  const used = useUsed();
  const has = {
    applications: used(applicationCount) > 0,
    team: used(teamSize) > 1,
    users: used(usersPerApplication) > 0,
  };
  const close = () => {
    onClose();
    if (first) mutate();
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="md" fullWidth aria-labelledby="starter">
      <DialogTitle id="starter">{starter.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {Object.values(has).every(Boolean) ? starter.allDone : starter.text}
        </Typography>
        {open && <Teaser />}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          <Shortcut
            title={starter.create}
            text={starter.createText}
            icon={<AddCircleOutlined />}
            done={has.applications}
            to="/configure-application"
            onClick={close}
          />
          <Shortcut
            title={starter.teams}
            text={starter.teamsText}
            icon={<GroupsOutlined />}
            done={has.team}
            to="/admin"
            onClick={close}
          />
          <Shortcut
            title={starter.users}
            text={starter.usersText}
            icon={<PeopleOutlined />}
            done={has.users}
            to="/user"
            onClick={close}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The first video of the staff about the first steps, if there is one. */
function Teaser() {
  const { data } = useQuery(read('GET /video', { categories: 'starter' }));
  const video = data?.data.find(({ guide }) => !guide);
  return (
    video && (
      <Box sx={{ maxWidth: 560, mx: 'auto', mb: 3, borderRadius: 2, overflow: 'hidden' }}>
        <Embedded video={video} />
      </Box>
    )
  );
}

type ShortcutProps = {
  title: string;
  text: string;
  icon: ReactNode;
  /** Whether the step has been done at least once. */
  done: boolean;
  to: string;
  onClick: () => void;
};

function Shortcut({ title, text, icon, done, ...link }: ShortcutProps) {
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} {...link} sx={{ p: 2, height: '100%' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'primary.main' }}>
          {icon}
          {done && (
            <Chip size="small" color="success" variant="outlined" icon={<Check />} label={starter.done} />
          )}
        </Box>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
