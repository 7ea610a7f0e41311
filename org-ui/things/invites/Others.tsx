import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { limits } from '../../../web-kit/domain/limits.ts';
import { useIds } from '../../base/session.ts';
import { reported } from '../users/family.ts';
import { texts } from './texts.ts';

export type Choice = { appId: string; name: string };
/** The families whose people sign in on the organisation's host, so that one passkey opens their applications. */
const hosted = [
  'GET /getOIDCApplicationReportByUniqueId/:uniqueId',
  'GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId',
  'GET /getRadiusAppsReportByUniqueId/:uniqueId',
] as const;

/** The applications whose people sign in on the organisation's host. */
export function useHosted() {
  const { uniqueId } = useIds();
  const found = useQueries({ queries: hosted.map((path) => reported(path)(uniqueId)) });
  return {
    applications: found.flatMap(({ data }): readonly Choice[] => data?.rows ?? []),
    isLoading: found.some(({ isPending }) => isPending),
    error: found.find(({ error }) => error)?.error ?? null,
    retry: () => Promise.all(found.map(({ refetch }) => refetch())),
  };
}

const shown = createFilterOptions<Choice>({ limit: 50, stringify: ({ name }) => name });
type OthersProps = {
  besides: string;
  value: readonly Choice[];
  disabled?: boolean;
  onChange: (chosen: Choice[]) => void;
};
/** Lets an operator add further applications to an invitation, as long as there are any. */
export function Others({ besides, value, disabled = false, onChange }: OthersProps) {
  const { applications: all } = useHosted();
  if (!all.some(({ appId }) => appId === besides)) return null;
  const options = all.filter(({ appId }) => appId !== besides);
  if (!options.length) return null;
  const isFull = value.length >= limits.inviteApplications - 1;
  return (
    <Autocomplete
      multiple
      size="small"
      disabled={disabled}
      options={options}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      filterOptions={shown}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ appId }) => appId}
      isOptionEqualToValue={(one, other) => one.appId === other.appId}
      getOptionDisabled={() => isFull}
      sx={{ mt: 2 }}
      renderInput={(params) => <TextField {...params} label={texts.others} helperText={texts.othersHint} />}
    />
  );
}
