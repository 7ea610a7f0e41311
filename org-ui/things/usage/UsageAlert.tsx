import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../../web-kit/read.ts';
import {
  alertFor,
  devicesPerPerson,
  noneLeft,
  type UsageMessage,
  usersBanner,
  usersPerApplication,
} from './alert.ts';
import { texts } from './texts.ts';

/** The plan's limits and their current use. */
export const useUsage = () => useQuery(read('GET /usage', {}));

/** Whether the limits of all these features are reached; false until that is known. */
export function useNoneLeft(...limits: string[]): boolean {
  const features = useUsage().data?.features;
  return limits.every((limit) => noneLeft(features?.find(({ name }) => name === limit)));
}

/** The current use of a feature; 0 until that is known. */
export function useUsed(): (feature: string) => number {
  const features = useUsage().data?.features;
  return (feature) => features?.find(({ name }) => name === feature)?.used ?? 0;
}

/** Warns when little of a feature's limit is left. */
export function UsageAlert({ feature }: { feature: string }) {
  const usage = useUsage().data;
  return usage ? (
    <Shown
      words={alertFor(
        feature,
        usage.features.find(({ name }) => name === feature),
      )}
    />
  ) : null;
}

/** Warns when little of the limit on users per application is left. The application has `used` of them. */
export function UsersBanner({ used }: { used: number }) {
  const features = useUsage().data?.features;
  return (
    <Shown
      words={usersBanner(
        features?.find(({ name }) => name === usersPerApplication),
        used,
      )}
    />
  );
}

/** Warns when little of the limit on devices per person is left. The person has `used` of them. */
export function DevicesAlert({ used }: { used: number }) {
  const feature = useUsage().data?.features.find(({ name }) => name === devicesPerPerson);
  return <Shown words={feature ? alertFor(devicesPerPerson, { ...feature, used }) : null} />;
}

function Shown({ words }: { words: UsageMessage }) {
  if (!words) return null;
  return (
    <Alert severity={words.severity} action={words.severity === 'error' && <SeePlan />} sx={{ mt: 2, mb: 2 }}>
      {words.plain && <Typography variant="body2">{words.plain}</Typography>}
      <Typography variant={words.plain ? 'caption' : 'body2'} component="p">
        {words.text}
      </Typography>
    </Alert>
  );
}

/** Leads to all limits of the plan and their use, and to whom to ask for a larger one. */
const SeePlan = () => (
  <Button component={Link} to="/my-account" color="inherit" size="small">
    {texts.seePlan}
  </Button>
);
