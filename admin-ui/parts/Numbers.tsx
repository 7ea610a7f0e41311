import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

/** What is counted, its number as it is written, and the address of the list of what it counts. */
export type Counted = readonly [label: string, count: string, to: string];

/** Numbers side by side, each of which leads to its list. */
export const Numbers = ({ numbers }: { numbers: readonly Counted[] }) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))' }}>
    {numbers.map(([label, count, to]) => (
      <Card key={label} variant="outlined">
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          <CardContent>
            <Typography variant="h4" component="p">
              {count}
            </Typography>
            <Typography color="textSecondary">{label}</Typography>
          </CardContent>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
