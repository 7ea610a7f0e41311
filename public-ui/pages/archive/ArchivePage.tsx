import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { save } from '../../../web-kit/table/csv.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { texts as t } from './texts.ts';

/** /backup/:accessToken: hands out a backup, once and only when asked, so that scanners of mails do not use the link up. */
export default function ArchivePage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const [stage, setStage] = useState<'asking' | 'busy' | 'done'>('asking');
  async function fetchIt() {
    setStage('busy');
    try {
      save(t.fileName, await call('POST /organisationBackup', { accessToken }));
      setStage('done');
    } catch (error) {
      toast.error(error);
      setStage('asking');
    }
  }
  return (
    <EntryShell>
      <Heading title={t.title} />
      {stage === 'done' ? (
        <div role="status">
          <p className="lead">{t.done}</p>
          <p className="soft">{t.keep}</p>
        </div>
      ) : (
        <>
          <p className="lead">{t.lead}</p>
          <p className="soft">{t.once}</p>
          <button
            type="button"
            className="button button-wide"
            disabled={stage === 'busy'}
            onClick={() => void fetchIt()}
          >
            {stage === 'busy' ? t.fetching : t.fetch}
          </button>
        </>
      )}
    </EntryShell>
  );
}
