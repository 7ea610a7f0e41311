import { Alert, Box, Link as Look, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatNumber } from '../../../web-kit/format.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { guideAt } from '../../base/addresses.ts';
import type { Reactions } from '../../base/log.ts';
import type { Staff } from '../../data/dataProvider.ts';
import { Failed } from '../../parts/Failed.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { useReactionName } from '../../parts/useReactionName.ts';
import { texts } from './texts.ts';

/** A reaction counts as late after this many seconds. */
const late = 30;
const isToTell = ({ seconds, failed }: Reactions['reactions'][number]) => seconds >= late || failed > 0;

/** The server names no more rows than these. */
const mostParked = 1000;

/**
 * Whether read models and reactions follow the log, and whether the gateways answer. The page of the event history, to which
 * the lines lead, tells more.
 */
export function Health() {
  const provider = useDataProvider<Staff>();
  const about = { retry: false, refetchInterval: 10_000 } as const;
  const reactions = useQuery({ ...about, queryKey: ['streams', 'reactions'], queryFn: provider.reactions });
  const parked = useQuery({ ...about, queryKey: ['streams', 'parked'], queryFn: provider.parked });
  const reactionName = useReactionName(reactions.data?.data.reactions.some(isToTell) ?? false);
  const error = reactions.error ?? parked.error;
  // Without both answers nothing says that all is well, whatever they were before.
  if (error) {
    const again = () => Promise.all([reactions.refetch(), parked.refetch()]);
    return <Failed message={messageOf(error)} onRetry={again} />;
  }
  if (!reactions.data || !parked.data) return <Skeleton variant="rounded" height={48} />;
  const told = reactions.data.data;
  const rows = Array.isArray(parked.data.data) ? parked.data.data.length : 0;
  const lines = [
    ...(rows
      ? [texts.parked(rows < mostParked ? formatNumber(rows) : texts.atLeast(formatNumber(rows)))]
      : []),
    ...(told.readModels ? [] : [texts.noReadModels]),
    ...(told.since ? [] : [texts.none]),
    ...told.reactions.flatMap(({ name, seconds, failed }) => [
      ...(seconds >= late ? [texts.behind(reactionName(name), seconds)] : []),
      ...(failed ? [texts.failedReaction(reactionName(name), failed)] : []),
    ]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {!lines.length && <Typography color="textSecondary">{texts.well}</Typography>}
      {lines.map((line) => (
        <Alert key={line} severity="warning">
          <TextLink to="/streams">{line}</TextLink>
        </Alert>
      ))}
      <Gateways gateways={told.gateways} />
    </Box>
  );
}

/** What answers people beside this console. Of a gateway that does not, the guide says where to look. */
function Gateways({ gateways }: Pick<Reactions, 'gateways'>) {
  const silent = gateways.filter(({ state }) => state === 'silent');
  const others = gateways.filter(({ state }) => state !== 'silent');
  return (
    <>
      {silent.map(({ name }) => (
        <Alert key={name} severity="error">
          {texts.silent[name]}{' '}
          <Look href={guideAt('operations#health')} target="_blank" rel="noreferrer">
            {texts.look}
          </Look>
        </Alert>
      ))}
      {others.length > 0 && (
        <Typography color="textSecondary">
          {others
            .map(({ name, state }) =>
              texts.gateway[state === 'answers' ? 'answers' : 'unused'](texts.gateways[name]),
            )
            .join(' ')}
        </Typography>
      )}
    </>
  );
}
