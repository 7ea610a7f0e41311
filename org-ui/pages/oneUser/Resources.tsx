import { useQuery } from '@tanstack/react-query';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { pageOf } from '../../base/paths.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { type Resource, resourcesOf } from '../../things/resources/resources.ts';
import { texts } from './texts.ts';

const t = texts.resources;
const rowsPerPage = 5;
const path = 'GET /resource/getListOfGrantedResources/:userId';
const columns: readonly Column<Resource>[] = [
  {
    key: 'resourceName',
    title: t.columns.name,
    sorts: true,
    show: ({ resourceName }) => <Breaking>{resourceName}</Breaking>,
  },
  {
    key: 'resourceIndicator',
    title: t.columns.url,
    show: ({ resourceIndicator }) => <Breaking>{resourceIndicator}</Breaking>,
  },
  { key: 'scope', title: t.columns.scopes, show: ({ scope }) => <Breaking>{scope}</Breaking> },
];

/** The resources of a user's application, each of them granted to the user or not. */
export function Resources({ userId, appId }: { userId: string; appId: string }) {
  const { data, error, refetch } = useQuery(read(path, { userId }));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const held = new Set(data.resources.map(({ resourceId }) => resourceId));
  return (
    <Section title={t.title}>
      <DataTable
        label={t.title}
        load={resourcesOf(appId)}
        columns={columns}
        idOf={({ resourceId }) => resourceId}
        actions={(resource) => <Grant {...{ userId, resource }} held={held.has(resource.resourceId)} />}
        pageSize={rowsPerPage}
        sort={['resourceName', 'ASC']}
        address="resource"
        empty={<Empty text={t.none} next={{ label: t.add, to: pageOf('oidc', appId, 'resources') }} />}
      />
    </Section>
  );
}

type GrantProps = { userId: string; resource: Resource; held: boolean };
/** Grants a resource to the user, or takes it away. */
function Grant({ userId, resource: { resourceId, resourceIndicator, resourceName }, held }: GrantProps) {
  const verb = held ? t.revoke : t.grant;
  const about = { userId, resourceId, resourceIndicator };
  return (
    <CommandButton
      label={held ? t.revokeNamed(resourceName) : t.grantNamed(resourceName)}
      size="small"
      variant="outlined"
      color={held ? 'error' : 'primary'}
      run={sends(
        held ? 'POST /resource/revokeResource/:userId' : 'POST /resource/grantResource/:userId',
        () => about,
      )}
      done={held ? t.revoked : t.granted}
    >
      {verb}
    </CommandButton>
  );
}
