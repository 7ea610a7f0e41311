import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import {
  Box,
  Button,
  Card,
  CardActionArea,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useVerb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { useIds, useOperator } from '../session.ts';
import { texts } from '../texts.ts';

const { starter, common } = texts;

/** Shortcuts for somebody new. Closing it the first time is remembered with the operator. */
export function GettingStarted({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { userId } = useIds();
  const first = useOperator()?.showStarter ?? false;
  const { mutate } = useVerb({
    run: () => call('PUT /updateOperator/:userId', { userId, showStarter: false }),
    invalidates: [['operator']],
  });
  const close = () => {
    onClose();
    if (first) mutate();
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="md" fullWidth aria-labelledby="starter">
      <DialogTitle id="starter">{starter.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{starter.text}</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          <Shortcut
            title={starter.create}
            text={starter.createText}
            icon={<AddCircleOutlined />}
            to="/configure-application"
            onClick={close}
          />
          <Shortcut
            title={starter.teams}
            text={starter.teamsText}
            icon={<GroupsOutlined />}
            to="/admin"
            onClick={close}
          />
          <Shortcut
            title={starter.users}
            text={starter.usersText}
            icon={<PeopleOutlined />}
            to="/user"
            onClick={close}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

type ShortcutProps = { title: string; text: string; icon: ReactNode; to: string; onClick: () => void };

function Shortcut({ title, text, icon, ...link }: ShortcutProps) {
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} {...link} sx={{ p: 2, height: '100%' }}>
        <Box sx={{ color: 'primary.main' }}>{icon}</Box>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
