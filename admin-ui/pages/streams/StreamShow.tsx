import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { RefreshButton, Title } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { words } from '../../base/words.ts';
import { Failed } from '../../parts/Failed.tsx';
import { EventCard } from './EventCard.tsx';
import { StreamHead } from './StreamHead.tsx';
import { texts } from './texts.ts';
import { useEvents } from './useEvents.ts';

/** The history of one stream: its events, and the state after each. */
export default function StreamShow() {
  const { id: stream = '' } = useParams();
  return (
    <>
      <Title title={<span style={{ overflowWrap: 'anywhere' }}>{stream}</span>} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', my: 1 }}>
        <Button component={Link} to="/streams">
          {texts.back}
        </Button>
        <RefreshButton />
      </Box>
      <StreamHead stream={stream} />
      <Events stream={stream} />
    </>
  );
}

function Events({ stream }: { stream: string }) {
  const [search, setSearch] = useSearchParams();
  const at = search.get('at');
  const { events, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEvents(
    stream,
    at,
  );
  if (isPending) return <CircularProgress aria-label={words.loading} />;
  if (error && !isUnknown(error)) return <Failed message={error.message} onRetry={() => refetch()} />;
  if (!events.length) return <Alert severity="info">{texts.unknown}</Alert>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {events.map((event, index) => (
          <EventCard
            key={event.id}
            event={event}
            previous={events[index - 1]}
            open={event.position === at}
            onToggle={(open) => setSearch(open ? { at: event.position } : {}, { replace: true })}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

const isUnknown = (error: Error) => (error as { status?: number }).status === 404;
