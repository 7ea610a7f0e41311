import { Box } from '@mui/material';
import { Fragment } from 'react';

/** A date and a time in a table: a narrow column breaks between the two, and in neither. */
export const Dated = ({ children }: { children: string }) => (
  <span>
    {children.split(/(?<=,) /).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {part}
        </Box>
      </Fragment>
    ))}
  </span>
);
