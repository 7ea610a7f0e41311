import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { Happened } from '../../base/log.ts';
import type { Staff } from '../../data/dataProvider.ts';

const pageSize = 100;

/** The events of a stream, oldest first, page by page. It loads pages until the event at `position` is among them. */
export function useEvents(stream: string, position: string | null) {
  const provider = useDataProvider<Staff>();
  const found = useInfiniteQuery({
    queryKey: ['streams', 'events', stream],
    queryFn: async ({ pageParam }) => (await provider.events(stream, pageParam, pageSize)).data,
    initialPageParam: 0,
    getNextPageParam: (page: Happened[]) =>
      page.length === pageSize ? page[pageSize - 1]!.revision + 1 : undefined,
    retry: false,
  });
  const events = found.data?.pages.flat() ?? [];
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = found;
  const sought = position !== null && !events.some((event) => event.position === position);
  useEffect(() => {
    // After an error the person decides when to try again: the next call would come at once, and fail as well.
    if (sought && hasNextPage && !isFetchingNextPage && !isError) fetchNextPage();
  }, [sought, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return { ...found, events };
}
