import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { DataTable } from '../../../web-kit/table.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import {
  addResource,
  blankResource,
  type Resource,
  resourceFields,
  resourcesOf,
} from '../../things/resources/resources.ts';
import { resourceWords } from '../../things/resources/words.ts';
import { oidcTexts } from './texts.ts';

const t = oidcTexts.resources;
const rowsPerPage = 5;
const columns: readonly Column<Resource>[] = [
  {
    key: 'resourceName',
    title: resourceWords.columns.name,
    sorts: true,
    show: ({ resourceName }) => <Breaking>{resourceName}</Breaking>,
  },
  {
    key: 'resourceIndicator',
    title: resourceWords.columns.indicator,
    show: ({ resourceIndicator }) => <Breaking>{resourceIndicator}</Breaking>,
  },
  { key: 'scope', title: resourceWords.columns.scope, show: ({ scope }) => <Breaking>{scope}</Breaking> },
  { key: 'accessTokenFormat', title: resourceWords.columns.format },
  { key: 'accessTokenTTL', title: resourceWords.columns.ttl, sorts: true, align: 'right' },
  {
    key: 'createdAt',
    title: t.createdAt,
    sorts: true,
    show: ({ createdAt }) => <Dated>{shortDateTime(createdAt)}</Dated>,
  },
];

/** The resources of an OpenID application. */
export function Resources({ appId }: { appId: string }) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Typography sx={{ flex: '1 1 320px', maxWidth: 720, color: 'text.secondary' }}>{t.about}</Typography>
        <Box sx={{ marginInlineStart: 'auto' }}>
          <OpenButton
            to={addResource}
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
          >
            {t.add}
          </OpenButton>
        </Box>
      </Box>
      <DataTable
        label={t.tab}
        load={resourcesOf(appId)}
        columns={columns}
        idOf={({ resourceId }) => resourceId}
        actions={(resource) => <Remove resource={resource} />}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        empty={<Empty text={t.none} />}
      />
      {adding && (
        <FormDialog
          about={`resource ${appId}`}
          title={t.add}
          fields={resourceFields}
          initial={blankResource}
          run={likewise(addResource, (values: Parameters<typeof addResource>[1]) =>
            addResource(appId, values),
          )}
          done={t.added}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function Remove({ resource: { clientId, resourceId, resourceName } }: { resource: Resource }) {
  return (
    <CommandButton
      label={t.remove(resourceName)}
      run={sends('DELETE /resource/deleteResource/:clientId/:resourceId', () => ({ clientId, resourceId }))}
      done={t.removed}
      confirm={{ title: t.removeTitle, text: t.removeAsks(resourceName), yes: t.removeYes }}
      icon={<DeleteOutlined />}
      color="error"
      iconOnly
    />
  );
}
