import { createContext, type ReactElement, type ReactNode } from 'react';
import { List, RefreshButton, type SortPayload, TopToolbar, useListContext } from 'react-admin';
import { Failed } from './Failed.tsx';
import { Paging } from './Paging.tsx';

type Filter = Record<string, unknown>;
/** The filter that a list has until another one is chosen. */
export const UsualFilter = createContext<Filter>({});

type Props = {
  sort: SortPayload;
  filters: ReactElement[];
  /** The filter until another one is chosen. */
  usually?: Filter;
  /** Buttons beside Refresh. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A page that lists a resource: search, paging by 5, 10 or 25, refresh, and a retry after errors. Its address holds its
 * whole state.
 */
export function ListPage({ sort, filters, usually = {}, actions, children }: Props) {
  const toolbar = (
    <TopToolbar>
      {actions}
      <RefreshButton />
    </TopToolbar>
  );
  return (
    <List
      sort={sort}
      filters={filters}
      filterDefaultValues={usually}
      actions={toolbar}
      perPage={10}
      pagination={<Paging />}
      exporter={false}
      empty={false}
      storeKey={false}
      error={<ListFailed />}
    >
      <UsualFilter value={usually}>{children}</UsualFilter>
    </List>
  );
}

function ListFailed() {
  const { error, refetch } = useListContext();
  return <Failed message={error?.message} onRetry={() => refetch()} />;
}
