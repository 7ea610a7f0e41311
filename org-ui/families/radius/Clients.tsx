import AddIcon from '@mui/icons-material/Add';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { RowActions } from '../../../web-kit/commands/RowActions.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import { tryClient } from '../../things/applicationPage/tries.ts';
import { ClientDialog } from './ClientDialog.tsx';
import { addClient, changeClient, clientVerbs, type RadiusClient } from './clients.ts';
import { clientRows } from './clientWords.ts';
import { TryDialog } from './TryDialog.tsx';
import { radiusTexts } from './texts.ts';

const { clients: t, fields, tabs, tries } = radiusTexts;
const rowsPerPage = 5;
const columns: readonly Column<RadiusClient>[] = [
  {
    key: 'name',
    title: clientRows.name.label,
    sorts: true,
    show: (client) => <Breaking>{client.radius_client_name}</Breaking>,
  },
  { key: 'address', title: fields.ip, sorts: true, show: (client) => client.radius_client_ip },
  { key: 'authType', title: clientRows.authType.label, show: ({ authType }) => t.authTypes[authType] },
  {
    key: 'createdAt',
    title: fields.createdAt,
    sorts: true,
    show: ({ createdAt }) => <Dated>{shortDateTime(createdAt)}</Dated>,
  },
  {
    key: 'updatedAt',
    title: fields.updatedAt,
    sorts: true,
    show: ({ updatedAt }) => <Dated>{shortDateTime(updatedAt)}</Dated>,
  },
  { key: 'suspended', title: fields.status, show: ({ suspended }) => <StatusChip suspended={suspended} /> },
];

/** The clients of an application, with the actions on each. */
export function Clients({ appId }: { appId: string }) {
  const [open, setOpen] = useState<RadiusClient | 'new' | null>(null);
  const [tried, setTried] = useState<RadiusClient | null>(null);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <OpenButton to={addClient} variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
          {t.add}
        </OpenButton>
      </Box>
      <DataTable
        label={tabs.clients}
        load={list('GET /getRadiusClientByAppId/:appId', { appId })}
        columns={columns}
        idOf={(client) => client.radius_client_id}
        actions={(client) => (
          <>
            <CommandButton
              label={tries.title(client.radius_client_name)}
              run={likewise(tryClient, async () => setTried(client))}
              icon={<PlayCircleOutlined />}
              iconOnly
            />
            <Edit client={client} onClick={() => setOpen(client)} />
            <RowActions row={client} verbs={clientVerbs} />
          </>
        )}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        search={t.search}
        empty={<Empty text={t.none} />}
      />
      {open && (
        <ClientDialog appId={appId} {...(open !== 'new' && { client: open })} onClose={() => setOpen(null)} />
      )}
      {tried && <TryDialog appId={appId} client={tried} onClose={() => setTried(null)} />}
    </>
  );
}

function Edit({ client, onClick }: { client: RadiusClient; onClick: () => void }) {
  const label = t.edit(client.radius_client_name);
  return (
    <CommandButton
      label={label}
      run={likewise(changeClient, async () => onClick())}
      icon={<EditOutlined />}
      iconOnly
    />
  );
}
