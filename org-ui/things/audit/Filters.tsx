import { MenuItem, TextField } from '@mui/material';
import { type Chosen, type Dates, type Kind, kinds, type Told } from './audit.ts';
import { texts } from './texts.ts';

const look = { size: 'small', sx: { minWidth: 150, flexGrow: { xs: 1, sm: 0 } } } as const;

/** A choice of Status, Method or Status Code, and then of its value. */
export function KindFilter({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const { kind, value } = chosen;
  return (
    <>
      <TextField
        select
        {...look}
        label={texts.filter}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as Kind | '', value: '' })}
        sx={{ ...look.sx, minWidth: 200 }}
      >
        <MenuItem value="">{texts.all}</MenuItem>
        {(Object.keys(kinds) as Kind[]).map((each) => (
          <MenuItem key={each} value={each}>
            {texts.columns[each]}
          </MenuItem>
        ))}
      </TextField>
      {kind && (
        <TextField
          select
          {...look}
          label={texts.value}
          value={value}
          onChange={({ target }) => onChange({ kind, value: target.value })}
        >
          {kinds[kind].map((each) => (
            <MenuItem key={each} value={String(each)}>
              {kind === 'status' ? (texts.statuses[each] ?? each) : each}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

type ToldFilterProps = { told: Told; onChange: (changes: Record<string, string>) => void };
/** A choice of the outcome, and one of what it is about. */
export function ToldFilter({ told, onChange }: ToldFilterProps) {
  const t = texts.sentences;
  const choices = {
    outcome: { label: t.outcome, of: { done: t.doneShort, refused: t.refusedShort } },
    about: { label: t.about, of: t.categories },
  };
  return (['outcome', 'about'] as const).map((name) => (
    <TextField
      key={name}
      select
      {...look}
      label={choices[name].label}
      value={told[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t.all}</MenuItem>
      {Object.entries(choices[name].of).map(([value, title]) => (
        <MenuItem key={value} value={value}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  ));
}

/** The start and end of the period. */
export function DateFilter({ dates, onChange }: { dates: Dates; onChange: (dates: Dates) => void }) {
  return (['start', 'end'] as const).map((end) => (
    <TextField
      key={end}
      type="datetime-local"
      {...look}
      label={texts[end]}
      value={dates[end]}
      onChange={({ target }) => onChange({ ...dates, [end]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  ));
}
