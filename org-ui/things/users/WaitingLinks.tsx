import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { texts } from './texts.ts';

const t = texts.recovery;
const recoveries = list('GET /recoveries', {});

/** As many ids as one address has room for. */
const most = 200;

type WaitingLinksProps = { access: readonly { userId: string }[] };
/** The recovery link with which a person can still make a passkey, by whichever access, and the way to take it back. */
export function WaitingLinks({ access }: WaitingLinksProps) {
  const ids = access.slice(0, most).map(({ userId }) => userId);
  const { data } = useQuery({
    queryKey: [...recoveries.queryKey, 'of', ids],
    queryFn: () => recoveries({ page: 0, size: most, sort: ['id', 'ASC'], filter: { id: ids } }),
    enabled: ids.length > 0,
  });
  const waiting = data?.rows.filter(({ expiresAt }) => Date.parse(expiresAt) > serverNow()) ?? [];
  return waiting.map(({ id: userId, expiresAt }) => (
    <Alert
      key={userId}
      severity="info"
      sx={{ mb: 2 }}
      action={
        <CommandButton
          label={t.withdraw}
          run={sends('POST /recovery/stop/:userId', () => ({ userId }))}
          done={t.withdrawn}
          size="small"
          color="inherit"
        />
      }
    >
      {t.waits(shortDateTime(expiresAt))}
    </Alert>
  ));
}
