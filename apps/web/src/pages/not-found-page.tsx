import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { drawnScene } from '#components/drawn-scene.ts';
import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import { notFound } from '#content/pages/not-found.ts';

export function NotFoundPage() {
  const { title, description, hero, actions } = notFound;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero
        {...hero}
        scene={drawnScene(hero.scene)}
        actions={actions.map(({ label, to }, index) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={index === 0 ? 'amber' : 'inherit'}
          >
            {label}
          </Button>
        ))}
      />
    </>
  );
}
