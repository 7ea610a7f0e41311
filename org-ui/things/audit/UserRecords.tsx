import DataObject from '@mui/icons-material/DataObject';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { shortDateTime } from '../../../web-kit/format.ts';
import { words } from '../../base/words.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { AuditTable } from './AuditTable.tsx';
import { type AuditRecord, userReport } from './audit.ts';
import { columns } from './columns.tsx';
import { texts } from './texts.ts';

const { user: t } = texts;

/** The audit records of a user. Each opens its request and response. */
export function UserRecords({ appId, username }: { appId: string; username: string }) {
  const [open, setOpen] = useState<AuditRecord | null>(null);
  return (
    <>
      <AuditTable
        label={t.title}
        report={userReport(appId, username)}
        columns={columns}
        user={username}
        actions={(record) => (
          <Tooltip title={t.details}>
            <IconButton
              aria-label={t.detailsOf(texts.deeds.title(record.action), shortDateTime(record.createdAt))}
              onClick={() => setOpen(record)}
            >
              <DataObject />
            </IconButton>
          </Tooltip>
        )}
        file={`user-audit-${username}`}
      />
      {open && <Details record={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const inLines = (data: unknown) => (data === null ? t.nothing : JSON.stringify(data, null, 2));

/** The request and its answer. Personal and secret values of the request were never recorded. */
function Details({ record, onClose }: { record: AuditRecord; onClose: () => void }) {
  return (
    <TitledDialog
      title={t.detailsOf(texts.deeds.title(record.action), shortDateTime(record.createdAt))}
      size="sm"
      buttons={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
      <h3>{t.request}</h3>
      <CodeBlock what={t.request} code={inLines(record.request)} />
      <h3>{t.response}</h3>
      <CodeBlock what={t.response} code={inLines(record.response)} />
    </TitledDialog>
  );
}
