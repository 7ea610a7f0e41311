import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../web-kit/call.ts';
import {
  alertFor,
  devicesPerPerson,
  noneLeft,
  type Said,
  usersBanner,
  usersPerApplication,
} from './alert.ts';

export const usageKey = ['usage'] as const;
/** What the plan allows and how much of it is in use. */
export const useUsage = () => useQuery({ queryKey: usageKey, queryFn: () => call('GET /usage', {}) });

/** Whether the plan allows no more of a feature; false while that is not known yet. */
export const useNoneLeft = (feature: string): boolean =>
  noneLeft(useUsage().data?.features.find(({ name }) => name === feature));

/** How many of a feature are in use; none while that is not known yet. */
export function useUsed(): (feature: string) => number {
  const features = useUsage().data?.features;
  return (feature) => features?.find(({ name }) => name === feature)?.used ?? 0;
}

/** How much of a feature of the licence is left, when that is little. */
export function UsageAlert({ feature }: { feature: string }) {
  const usage = useUsage().data;
  return usage ? (
    <Shown
      said={alertFor(
        feature,
        usage.features.find(({ name }) => name === feature),
      )}
    />
  ) : null;
}

/** The same for the users of one application, of which it has `used`. */
export function UsersBanner({ used }: { used: number }) {
  const features = useUsage().data?.features;
  return (
    <Shown
      said={usersBanner(
        features?.find(({ name }) => name === usersPerApplication),
        used,
      )}
    />
  );
}

/** The same for the devices of one person, of which there are `used`. */
export function DevicesAlert({ used }: { used: number }) {
  const feature = useUsage().data?.features.find(({ name }) => name === devicesPerPerson);
  return <Shown said={feature ? alertFor(devicesPerPerson, { ...feature, used }) : null} />;
}

function Shown({ said }: { said: Said }) {
  if (!said) return null;
  return (
    <Alert severity={said.severity} sx={{ mt: 2, mb: 2 }}>
      {said.plain && <Typography variant="body2">{said.plain}</Typography>}
      <Typography variant={said.plain ? 'caption' : 'body2'} component="p">
        {said.text}
      </Typography>
    </Alert>
  );
}
