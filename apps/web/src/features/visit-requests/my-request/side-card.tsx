import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SideCardProps = { title: string; children: ReactNode };

/** What the requester can do or take along, beside the request; paper goes without. */
export function SideCard({ title, children }: SideCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2.25, sm: 3 }, '@media print': { display: 'none' } }}
    >
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}
