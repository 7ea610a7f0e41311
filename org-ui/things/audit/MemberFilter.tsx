import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { list, whole } from '../../../web-kit/table/query.ts';
import { nameOf } from '../members/team.ts';
import { texts } from './texts.ts';

type MemberFilterProps = { uniqueId: string; member: string; onChange: (member: string) => void };
/** The choice of one member, or of the whole team. */
export function MemberFilter({ uniqueId, member, onChange }: MemberFilterProps) {
  const { data } = useQuery(whole(list('GET /getAllOperators/:uniqueId', { uniqueId }), ['name', 'ASC']));
  const members = data?.rows ?? [];
  const isKnown = !member || members.some(({ userId }) => userId === member);
  return (
    <TextField
      select
      size="small"
      label={texts.member}
      value={member}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, flexGrow: { xs: 1, sm: 0 } }}
    >
      <MenuItem value="">{texts.allMembers}</MenuItem>
      {members.map((each) => (
        <MenuItem key={each.userId} value={each.userId}>
          {nameOf(each)}
        </MenuItem>
      ))}
      {!isKnown && <MenuItem value={member}>{member}</MenuItem>}
    </TextField>
  );
}
