import { Box, LinearProgress, Paper, Tabs as Strip, Tab } from '@mui/material';
import { useLoading } from 'react-admin';
import { Link } from 'react-router-dom';
import { words } from '../base/words.ts';
import { resources } from '../resources.ts';
import { texts } from './texts.ts';

const sections = resources.filter(({ under }) => !under);

/** The console's sections, with a progress bar below them. On a narrow screen arrows show that there are more. */
export function Tabs({ current }: { current: string | false }) {
  const isLoading = useLoading();
  return (
    <Paper square elevation={0} component="nav" aria-label={texts.header.menu}>
      <Strip value={current} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
        {sections.map(({ name, options }) => (
          <Tab key={name} value={name} label={options.label} component={Link} to={`/${name}`} />
        ))}
      </Strip>
      <Box sx={{ height: 4 }}>{isLoading && <LinearProgress aria-label={words.loading} />}</Box>
    </Paper>
  );
}
