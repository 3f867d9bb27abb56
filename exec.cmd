@rem npm start runs "exec node ...", so that no shell stands between the signal and the server (decision 054); Windows has no exec.
@%*
