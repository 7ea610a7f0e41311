import Autorenew from '@mui/icons-material/Autorenew';
import { useNavigate } from 'react-router';
import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { triedPageOf } from '../../base/paths.ts';
import { tryByPhone, tryClient } from '../../things/applicationPage/tries.ts';
import { texts as t } from './texts.ts';

type Props = Pick<Tried, 'appId'> & { asked: NonNullable<Tried['asked']> };

/** Asks the same person once more in the same way, and shows what comes of that. */
export function Again({ appId, asked: { username, radiusClientId, method } }: Props) {
  const navigate = useNavigate();
  const tries =
    radiusClientId === null
      ? likewise(tryByPhone, () => tryByPhone(appId, username, method ?? 'phone'))
      : likewise(tryClient, () => tryClient(radiusClientId, username));
  return (
    <CommandButton
      label={t.again}
      variant="outlined"
      icon={<Autorenew />}
      run={likewise(tries, async () => {
        const { id } = await tries();
        await navigate(triedPageOf(id));
      })}
    />
  );
}
