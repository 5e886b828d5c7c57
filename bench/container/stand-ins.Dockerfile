# What docker-compose.yml takes from Docker Hub, made of Debian's packages and the embedded PostgreSQL,
# for machines that reach no registry of images.
FROM localhost/base AS debian
RUN apt-get update \
    && apt-get install --yes --no-install-recommends caddy pgbouncer postgresql-client

FROM debian AS caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]

FROM debian AS pgbouncer
USER postgres

FROM debian AS postgres
COPY embedded /usr/local
COPY start-postgres.sh /
STOPSIGNAL SIGINT
CMD ["sh", "/start-postgres.sh"]
