import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise, type Making, sends } from '../../../web-kit/sends.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { words } from '../../base/words.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { texts } from './texts.ts';

const t = texts.recovery;

type Sent = { mailed: boolean; link: string | null };
type RecoverUserProps = { send: (() => Promise<Sent>) & Making; name: string; disabled: boolean };
/** The recovery link of a user, and of a person. */
export const toUser = (userId: string) => sends('POST /recovery/user/:userId', () => ({ userId }));
export const toPerson = (personId: string) => sends('POST /person/:personId/recovery', () => ({ personId }));

/**
 * Sends a recovery link to somebody who lost the device. If no e-mail address is known, the link is shown once instead.
 */
export function RecoverUser({ send: ask, name, disabled }: RecoverUserProps) {
  const [link, setLink] = useState<string | null>(null);
  const title = useId();
  async function send() {
    const { mailed, link: shown } = await ask();
    if (mailed) toast.success(t.mailed);
    else setLink(shown);
  }
  return (
    <>
      <CommandButton
        label={t.recover}
        icon={<MarkEmailReadOutlined />}
        disabled={disabled}
        run={likewise(ask, send)}
        confirm={{ title: t.recover, text: t.recoverAsks(name), yes: t.recover }}
      />
      <Dialog open={link !== null} onClose={() => setLink(null)} aria-labelledby={title} fullWidth>
        <DialogTitle id={title}>{t.linkTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t.linkText(name)}</DialogContentText>
          <CodeBlock what={t.link} code={link ?? ''} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setLink(null)}>{words.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
