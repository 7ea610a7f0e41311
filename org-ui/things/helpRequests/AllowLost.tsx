import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { deviceName } from '../members/member.ts';
import { devicesOfPerson } from '../users/Devices.tsx';
import { allowing, type HelpRequest } from './request.ts';
import { texts } from './texts.ts';

const t = texts.lost;
type ChooseProps = { personId: string; chosen: readonly string[]; choose: (ids: string[]) => void };

/** The working devices of a person, of which the lost ones are chosen. */
function Choose({ personId, chosen, choose }: ChooseProps) {
  const { data, error, refetch } = useQuery(devicesOfPerson(personId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const working = data.filter(({ suspended }) => !suspended);
  if (!working.length) return null;
  return (
    <FormGroup role="group" aria-label={t.which} sx={{ mt: 2 }}>
      <Typography sx={{ color: 'text.primary' }}>{t.which}</Typography>
      {working.map((device) => (
        <FormControlLabel
          key={device.id}
          control={
            <Checkbox
              checked={chosen.includes(device.id)}
              onChange={(_, on) =>
                choose(on ? [...chosen, device.id] : chosen.filter((id) => id !== device.id))
              }
            />
          }
          label={t.device(deviceName(device), shortDateTime(device.lastLogin))}
        />
      ))}
      <Typography variant="body2">{t.hint}</Typography>
    </FormGroup>
  );
}

/** Allows the request of somebody who lost a device, and suspends the lost ones with it. */
export function AllowLost({ request }: { request: HelpRequest }) {
  const [lost, setLost] = useState<string[]>([]);
  const { confirm, ...verb } = allowing(request, lost);
  const text = (
    <>
      {confirm.text}
      <Choose personId={request.personId} chosen={lost} choose={setLost} />
    </>
  );
  return (
    <CommandButton {...verb} confirm={{ ...confirm, text }} size="small" variant="contained">
      {texts.allow}
    </CommandButton>
  );
}
