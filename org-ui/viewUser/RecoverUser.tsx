import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import { toast } from '../../web-kit/toast/toast.tsx';
import { CodeBlock } from '../copy/CodeBlock.tsx';
import { texts } from '../texts.ts';

const said = texts.recoverUser;

/**
 * Sends a recovery link to a user who lost their device. If the user name is no e-mail address, the link is shown once
 * instead.
 */
export function RecoverUser({
  userId,
  name,
  suspended,
}: {
  userId: string;
  name: string;
  suspended: boolean;
}) {
  const [link, setLink] = useState<string | null>(null);
  const title = useId();
  async function send() {
    const { mailed, link: shown } = await call('POST /recovery/user/:userId', { userId });
    if (mailed) toast.success(said.mailed);
    else setLink(shown);
  }
  return (
    <>
      <CommandButton
        label={said.recover}
        icon={<MarkEmailReadOutlined />}
        disabled={suspended}
        run={send}
        confirm={{ title: said.recover, text: said.recoverAsks(name), yes: said.recover }}
      />
      <Dialog open={link !== null} onClose={() => setLink(null)} aria-labelledby={title} fullWidth>
        <DialogTitle id={title}>{said.linkTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{said.linkText(name)}</DialogContentText>
          <CodeBlock what={said.link} code={link ?? ''} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setLink(null)}>{said.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
