import { Box } from '@mui/material';
import { userPageOf } from '../../base/paths.ts';
import { ApplicationItem } from './ApplicationItem.tsx';
import { type Access, factsOf } from './person.ts';
import { personWords as t } from './words.ts';

type AccessListProps = {
  access: readonly Access[];
  /** The user whose page this is. */
  present: string;
};
/** Each application of a person, which leads to the page of the user there. */
export function AccessList({ access, present }: AccessListProps) {
  const sorted = access.toSorted((a, b) => a.appName.localeCompare(b.appName));
  return (
    <Box component="ul" aria-label={t.applications} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sorted.map((each) => (
        <ApplicationItem
          key={each.userId}
          name={each.appName}
          to={userPageOf(each)}
          facts={factsOf(each)}
          suspended={each.suspended}
          isPresent={each.userId === present}
        />
      ))}
    </Box>
  );
}
