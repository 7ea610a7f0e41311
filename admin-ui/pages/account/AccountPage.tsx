import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { PageLanguage } from './PageLanguage.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { texts } from './texts.ts';

/** The passkeys, the sessions and the language of a member of the staff. */
export default function AccountPage() {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 900, py: 2 }}>
      <Title title={texts.title} />
      <Passkeys />
      <Sessions />
      <PageLanguage />
    </Box>
  );
}
