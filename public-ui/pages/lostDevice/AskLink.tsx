import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { MailForm } from '../../parts/MailForm.tsx';
import { texts } from './texts.ts';

const t = texts.mail;
const send = (email: string, captcha: string) => call('POST /accessRequest/lostDevice', { email, captcha });

/** Has a link mailed with which a person asks the organisation for a way back in. */
export default function AskLink({ typed }: { typed: string }) {
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null)
    return (
      <div role="status">
        <p className="break">{t.sent(sent)}</p>
        <p>{t.nothing}</p>
      </div>
    );
  return (
    <>
      <p>{t.lead}</p>
      <MailForm words={t} typed={typed} send={send} onSent={setSent} />
    </>
  );
}
