import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { longestSearch } from './address.ts';
import { pause } from './usePaused.ts';

type SearchProps = {
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  fullWidth?: boolean;
  autoFocus?: boolean;
};

/** A field for a search, which is reported once somebody pauses in typing. */
export function SearchBox({ placeholder, q, onSearch, fullWidth = false, autoFocus = false }: SearchProps) {
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  useEffect(() => {
    // The search was changed elsewhere: by Back, or by a link to the page.
    if (q !== sent.current) {
      sent.current = q;
      setTyped(q);
      return;
    }
    if (typed.trim() === q) return;
    const asked = setTimeout(() => {
      sent.current = typed.trim();
      onSearch(typed.trim());
    }, pause);
    return () => clearTimeout(asked);
  }, [typed, q, onSearch]);
  const icon = (
    <InputAdornment position="start">
      <Search fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      size="small"
      type="search"
      autoFocus={autoFocus}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': placeholder, maxLength: longestSearch },
        input: { startAdornment: icon },
      }}
      sx={{ width: { xs: '100%', sm: fullWidth ? '100%' : 280 } }}
    />
  );
}
