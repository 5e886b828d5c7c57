import { ParkTemplate } from '#components/template/park-template.tsx';
import { gameRoom } from '#content/park/game-room.ts';

export function GameRoomPage() {
  return <ParkTemplate content={gameRoom} />;
}
